#include "pdf_samples.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>

#include <qpdf/Pipeline.hh>

#include "image.hpp"

namespace cocr {

namespace {

/* Weights of Leptonica's own way to grey, so that a picture is read alike however it is packed. */
uint8_t grey_of(unsigned red, unsigned green, unsigned blue) {
  return static_cast<uint8_t>((3 * red + 5 * green + 2 * blue) / 10);
}

/* Components of a space whose samples are greys or colours as they stand; 0 for any other. */
int plain_components(QPDFObjectHandle space) {
  if (space.isName()) return space.getName() == "/DeviceGray" ? 1 : space.getName() == "/DeviceRGB" ? 3 : 0;
  if (!space.isArray() || space.getArrayNItems() < 2 || !space.getArrayItem(0).isName()) return 0;
  const std::string kind = space.getArrayItem(0).getName();
  if (kind == "/CalGray") return 1;
  if (kind == "/CalRGB") return 3;
  if (kind != "/ICCBased" || !space.getArrayItem(1).isStream()) return 0;
  QPDFObjectHandle count = space.getArrayItem(1).getDict().getKey("/N");
  if (!count.isInteger()) return 0;
  return count.getIntValue() == 1 ? 1 : count.getIntValue() == 3 ? 3 : 0;
}

/* Takes decoded bytes and fills the rows of a page. */
class RowSink : public Pipeline {
 public:
  RowSink(const Samples &samples, Pix *pix)
      : Pipeline("rows", nullptr), samples(samples), pix(pix),
        row_bytes(static_cast<size_t>((samples.width * samples.components * samples.bits + 7) / 8)) {
    row.reserve(row_bytes);
  }

  int64_t rows = 0;

  void write(const unsigned char *data, size_t count) override {
    while (count > 0) {
      // What follows the last row is nobody's, and may be without end.
      if (rows >= samples.height) throw std::runtime_error("more rows than promised");
      const size_t taken = std::min(count, row_bytes - row.size());
      row.insert(row.end(), data, data + taken);
      data += taken;
      count -= taken;
      if (row.size() < row_bytes) return;
      put_row(pixGetData(pix) + static_cast<size_t>(rows) * static_cast<size_t>(pixGetWpl(pix)));
      ++rows;
      row.clear();
    }
  }
  void finish() override {}

 private:
  const Samples &samples;
  Pix *pix;
  size_t row_bytes;
  std::vector<unsigned char> row;

  unsigned sample(size_t index) const {
    if (samples.bits == 8) return row[index];
    const size_t bit = index * static_cast<size_t>(samples.bits);
    return row[bit / 8] >> (8 - static_cast<unsigned>(samples.bits) - bit % 8) & ((1u << samples.bits) - 1);
  }

  uint8_t grey(size_t x) const {
    const unsigned top = (1u << samples.bits) - 1;
    if (samples.components == 3) return grey_of(scaled(3 * x), scaled(3 * x + 1), scaled(3 * x + 2));
    const unsigned value = sample(x);
    if (!samples.palette.empty()) return samples.palette[std::min<size_t>(value, samples.palette.size() - 1)];
    return static_cast<uint8_t>(value * 255 / top);
  }

  unsigned scaled(size_t index) const { return sample(index) * 255 / ((1u << samples.bits) - 1); }

  void put_row(l_uint32 *line) const {
    const size_t width = static_cast<size_t>(samples.width);
    if (pixGetDepth(pix) == 1) {
      // Ink is a one there, and in a PDF a zero.
      for (size_t x = 0; x < width; ++x)
        if ((sample(x) == 0) != samples.inverted) SET_DATA_BIT(line, x);
      return;
    }
    for (size_t x = 0; x < width; ++x)
      SET_DATA_BYTE(line, x, static_cast<uint8_t>(samples.inverted ? 255 - grey(x) : grey(x)));
  }
};

/* Takes as many bytes as a palette can have; what follows may be without end. */
class PaletteSink : public Pipeline {
 public:
  explicit PaletteSink(std::string &bytes) : Pipeline("palette", nullptr), bytes(bytes) {}

  void write(const unsigned char *data, size_t count) override {
    constexpr size_t most = 768;
    bytes.append(reinterpret_cast<const char *>(data), std::min(count, most - bytes.size()));
    received += count;
    if (received > enough) throw std::runtime_error("a palette without end");
  }
  void finish() override {}

 private:
  static constexpr size_t enough = 1 << 20;
  std::string &bytes;
  size_t received = 0;
};

}  // namespace

bool Samples::read(QPDFObjectHandle dict) {
  QPDFObjectHandle mask = dict.getKey("/ImageMask"), depth = dict.getKey("/BitsPerComponent");
  QPDFObjectHandle across = dict.getKey("/Width"), down = dict.getKey("/Height");
  if (dict.hasKey("/SMask") || dict.hasKey("/Mask") || !across.isInteger() || !down.isInteger()) return false;
  width = across.getIntValue();
  height = down.getIntValue();
  constexpr int64_t longest = 100000;
  if (width < 1 || height < 1 || width > longest || height > longest) return false;
  if (mask.isBool() && mask.getBoolValue()) {
    bits = 1;
    return read_range(dict.getKey("/Decode"));
  }
  bits = depth.isInteger() ? static_cast<int>(std::clamp<long long>(depth.getIntValue(), 0, 99)) : 8;
  if (bits != 1 && bits != 2 && bits != 4 && bits != 8) return false;
  return read_space(dict.getKey("/ColorSpace")) && read_range(dict.getKey("/Decode"));
}

bool Samples::read_space(QPDFObjectHandle space) {
  components = plain_components(space);
  return components > 0 || read_palette(space);
}

bool Samples::read_palette(QPDFObjectHandle space) {
  if (!space.isArray() || space.getArrayNItems() != 4 || !space.getArrayItem(0).isName()) return false;
  if (space.getArrayItem(0).getName() != "/Indexed") return false;
  const size_t base = static_cast<size_t>(plain_components(space.getArrayItem(1)));
  QPDFObjectHandle table = space.getArrayItem(3);
  std::string bytes;
  if (table.isString()) {
    bytes = table.getStringValue();
  } else if (table.isStream()) {
    PaletteSink sink(bytes);
    if (!table.pipeStreamData(&sink, 0, qpdf_dl_generalized, true)) return false;
  }
  if (base == 0 || bytes.size() < base) return false;
  const auto byte = [&](size_t index) { return static_cast<unsigned>(static_cast<unsigned char>(bytes[index])); };
  for (size_t at = 0; at + base <= bytes.size() && palette.size() < 256; at += base)
    palette.push_back(base == 1 ? static_cast<uint8_t>(byte(at)) : grey_of(byte(at), byte(at + 1), byte(at + 2)));
  components = 1;
  return true;
}

bool Samples::read_range(QPDFObjectHandle range) {
  if (range.isNull()) return true;
  if (!range.isArray() || range.getArrayNItems() != 2 * components || !palette.empty()) return false;
  for (int i = 0; i < range.getArrayNItems(); ++i) {
    QPDFObjectHandle limit = range.getArrayItem(i);
    if (!limit.isNumber()) return false;
    const double value = limit.getNumericValue();
    if (i == 0) inverted = value == 1;
    if (value != ((i % 2 == 0) == inverted ? 1 : 0)) return false;
  }
  return true;
}

Pix *Samples::decode(QPDFObjectHandle image) const {
  const bool is_binary = bits == 1 && components == 1 && palette.empty();
  PixOwner pix(pixCreate(static_cast<l_int32>(width), static_cast<l_int32>(height), is_binary ? 1 : 8));
  if (!pix) return nullptr;
  if (!is_binary) pixSetAll(pix.get());
  RowSink sink(*this, pix.get());
  try {
    image.pipeStreamData(&sink, 0, qpdf_dl_generalized, true, false);
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const std::exception &) {
    // What came before counts.
  }
  return sink.rows > 0 ? pix.release() : nullptr;
}

}  // namespace cocr

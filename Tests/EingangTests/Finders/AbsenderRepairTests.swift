import Testing

@testable import Eingang

@Suite struct AbsenderRepairTests {
  @Test(
    "what recognition garbled is mended",
    arguments: [
      ("Ohm Gmb#", "Ohm GmbH"), ("Ohm GmbI-I", "Ohm GmbH"), ("Ohm GmbH 8 Co. KG", "Ohm GmbH & Co. KG"),
      ("LUNA MART SDN BHO", "LUNA MART SDN BHD"), ("LUNA MART SON. BHD.", "LUNA MART SDN. BHD."),
      ("BLUMENSH0P OHM", "BLUMENSHOP OHM"), ("K.1.Z. OHM", "K.I.Z. OHM"), ("LUNA ENJERPRISE", "LUNA ENTERPRISE"),
      ("BLUMEN RlEGER", "BLUMEN RIEGER"), ("TuS Rosenau e.V.", "TuS Rosenau e. V."), ("Ohm e.K.", "Ohm e. K."),
    ])
  func repairs(read: String, name: String) {
    #expect(AbsenderRepair.repaired(read) == name)
  }

  @Test(
    "digits of a name's own and other words are left alone",
    arguments: [
      "kiste24 Handels GmbH", "99 OHM MART", "B2B4U GmbH", "TuS Rosenau 1921 e. V.", "Haus 8 Co-Working",
      "Son Bella Mode",
      "Enterprise Ohm", "Villa Ohm",
    ])
  func leavesAlone(name: String) {
    #expect(AbsenderRepair.repaired(name) == name)
  }
}

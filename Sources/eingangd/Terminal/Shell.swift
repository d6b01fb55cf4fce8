/// A shell, and the lines that hand its Tab over to `eingangd complete`.
///
/// Each answer is a word and its meaning, parted by a tab; `:files` and `:folders` leave the rest to the shell.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: Shell.forBash
    case .zsh: Shell.forZsh
    case .fish: Shell.forFish
    }
  }

  // The colon parts words in bash: what stands before it must not be repeated.
  private static let forBash = """
    _eingangd() {
      local line=${COMP_LINE:0:COMP_POINT} current answer words=() head
      read -ra words <<<"$line"
      [[ $line == *[[:space:]] ]] && words+=("")
      current=${words[-1]}
      head=
      [[ $current == *:* && $COMP_WORDBREAKS == *:* ]] && head=${current%"${current##*:}"}
      COMPREPLY=()
      while IFS= read -r answer; do
        case $answer in
          :files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
          :folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
        esac
        answer=${answer%%$'\\t'*}
        [[ $answer == "$current"* ]] || continue
        [[ $answer == *: ]] && compopt -o nospace
        COMPREPLY+=("$(printf %q "${answer#"$head"}")")
      done < <("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null)
    }
    complete -F _eingangd eingangd

    """

  private static let forZsh = """
    #compdef eingangd
    _eingangd() {
      local answer
      local -a found open
      for answer in "${(@f)$(_call_program cards ${(q)words[1]} complete -- ${(q)words[2,CURRENT]} 2>/dev/null)}"; do
        case $answer in
          :files) _files; return ;;
          :folders) _files -/; return ;;
          '') ;;
          *)
            local word=${answer%%$'\\t'*} meaning=${answer#*$'\\t'}
            if [[ $word == *: ]]; then open+=("$word"); else found+=("${word//:/\\\\:}:$meaning"); fi ;;
        esac
      done
      (( $#open )) && compadd -S '' -a open
      (( $#found )) && _describe eingangd found
    }
    # Read as a file of functions, it is called at the first Tab; sourced, it only announces itself.
    if [[ $funcstack[1] == _eingangd ]]; then _eingangd "$@"; else compdef _eingangd eingangd; fi

    """

  private static let forFish = """
    function __eingangd_answers
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      for answer in ($words[1] complete -- $words[2..-1] "$current" 2>/dev/null)
        switch $answer
          case :files
            __fish_complete_path $current
          case :folders
            __fish_complete_directories $current
          case '*'
            echo $answer
        end
      end
    end
    complete -c eingangd -f -a '(__eingangd_answers)'

    """
}

/** The script of each shell. It asks the hidden command `complete` for the words. */
export const completionScripts = {
  bash: `_headwater() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  local IFS=$'\\n'
  COMPREPLY=($(headwater complete -- "\${words[@]}" "$current" 2>/dev/null))
}
complete -o default -F _headwater headwater
`,
  zsh: `#compdef headwater
_headwater() {
  local -a found
  found=("\${(@f)$(headwater complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- "\${found[@]}"; else _files; fi
}
compdef _headwater headwater
`,
  fish: `function __headwater_words
  set -l words (commandline -opc)
  headwater complete -- $words[2..] (commandline -ct) 2>/dev/null
end
complete -c headwater -a '(__headwater_words)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName headwater -ScriptBlock {
  param($word, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($word -eq '') { $words += '' }
  headwater complete -- @words 2>$null | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`,
} as const;

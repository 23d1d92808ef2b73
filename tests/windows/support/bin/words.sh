# For a script that sources this: its words with paths of this system in place of those of Windows.
words=()
for word; do
  case $word in
    [A-Za-z]:\\*)
      drive=${word:0:1}
      rest=${word:3}
      word="$MACHINE/${drive,,}/${rest//\\//}"
      ;;
  esac
  words+=("$word")
done

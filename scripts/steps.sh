# To be sourced by ./test: runs named steps, shows how each goes and how long it took, and counts.
logs=build/logs
mkdir -p "$logs"
passed=0
failed=()

# Redraws one line while the step $2 (a process) runs: the name, the seconds, the last line of its log.
watch_step() {
  local name=$1 process=$2 log=$3 start=$SECONDS last
  while kill -0 "$process" 2>/dev/null; do
    last=$(tail -n 1 "$log" | tr -cd '[:print:]' | cut -c "1-$((${COLUMNS:-80} - 42))")
    printf '\r\e[K%-26s %4d s  %s' "$name" $((SECONDS - start)) "$last"
    sleep 1
  done
  printf '\r\e[K'
}

# step NAME COMMAND…
step() {
  local name=$1 log="$logs/$(tr -cs 'a-z0-9\n' _ <<<"$1").log" start=$SECONDS outcome=ok
  shift
  "$@" >"$log" 2>&1 &
  [[ ! -t 1 ]] || watch_step "$name" $! "$log"
  if wait $!; then
    passed=$((passed + 1))
  else
    outcome=FAILED
    failed+=("$name: $log")
  fi
  printf '%-26s %4d s  %s\n' "$name" $((SECONDS - start)) "$outcome"
}

# Says what failed and how many steps did; its status is that of the whole run.
summary() {
  local one
  for one in "${failed[@]}"; do
    printf '\nFAILED %s, which ends with:\n' "$one"
    tail -n 25 "${one##*: }"
  done
  printf '\n%d passed, %d failed\n' "$passed" "${#failed[@]}"
  ((${#failed[@]} == 0))
}

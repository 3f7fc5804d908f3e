# Sourced by ./test: runs named steps, some in parallel, shows the outcome and duration of each, and counts them.
logs=build/logs
mkdir -p "$logs"
rm -f "$logs"/steps "$logs"/*.running

# Background commands do not receive Ctrl-C by themselves.
trap 'trap - INT; kill 0; exit 130' INT

# step NAME COMMAND…; returns the command's status.
step() {
  local name=$1 log start=$SECONDS outcome=ok
  log="$logs/$(tr -cs 'a-z0-9\n' _ <<<"$name").log"
  shift
  echo "$name" >"$log.running"
  "$@" >"$log" 2>&1 || outcome=FAILED
  rm "$log.running"
  printf '%s\t%s\t%s\n' "$outcome" "$log" "$name" >>"$logs/steps"
  [[ ! -t 1 ]] || printf '\r\e[K'
  printf '%-26s %4d s  %s\n' "$name" $((SECONDS - start)) "$outcome"
  [[ $outcome == ok ]]
}

# Redraws one line while the lanes (processes) run: the seconds, and the last log line of each running step.
watch_lanes() {
  local log line
  while kill -0 "$@" 2>/dev/null; do
    line="$(printf '%4d s' "$SECONDS")"
    for log in "$logs"/*.running; do
      [[ -f $log ]] || continue
      line+="  $(<"$log"): $(tail -n 1 "${log%.running}" | tr -cd '[:print:]' | cut -c 1-30)"
    done
    printf '\r\e[K%s' "${line:0:$((${COLUMNS:-80} - 1))}"
    sleep 1
  done 2>/dev/null
  printf '\r\e[K'
}

# side_by_side FUNCTION…: runs the functions in parallel; each runs its steps in sequence.
side_by_side() {
  local lane lanes=()
  for lane in "$@"; do
    "$lane" &
    lanes+=($!)
  done
  [[ ! -t 1 ]] || watch_lanes "${lanes[@]}"
  wait "${lanes[@]}"
}

# Prints what failed and how many steps did; returns the status of the whole run.
summary() {
  local outcome log name passed=0 failed=0
  while IFS=$'\t' read -r outcome log name; do
    if [[ $outcome == ok ]]; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      printf '\nFAILED %s; the end of %s:\n' "$name" "$log"
      tail -n 25 "$log"
    fi
  done <"$logs/steps"
  printf '\n%d s in total\n%d passed, %d failed\n' "$SECONDS" "$passed" "$failed"
  ((failed == 0))
}

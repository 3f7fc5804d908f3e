# To be sourced by ./test: runs named steps, some side by side, shows how each goes and how long it took, and counts.
logs=build/logs
mkdir -p "$logs"
rm -f "$logs"/steps "$logs"/*.running

# Commands in the background do not hear Ctrl-C by themselves.
trap 'trap - INT; kill 0; exit 130' INT

# step NAME COMMAND…; its status is that of the command.
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

# Redraws one line while the lanes (processes) run: the seconds, and the last line of the log of each running step.
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

# side_by_side FUNCTION…: each runs steps one after another, all functions at a time.
side_by_side() {
  local lane lanes=()
  for lane in "$@"; do
    "$lane" &
    lanes+=($!)
  done
  [[ ! -t 1 ]] || watch_lanes "${lanes[@]}"
  wait "${lanes[@]}"
}

# Says what failed and how many steps did; its status is that of the whole run.
summary() {
  local outcome log name passed=0 failed=0
  while IFS=$'\t' read -r outcome log name; do
    if [[ $outcome == ok ]]; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      printf '\nFAILED %s, which ends with (%s):\n' "$name" "$log"
      tail -n 25 "$log"
    fi
  done <"$logs/steps"
  printf '\n%d s in all\n%d passed, %d failed\n' "$SECONDS" "$passed" "$failed"
  ((failed == 0))
}

# Sourced: makes sure that `node` on the PATH is new enough for the page's tools (20.19).
# Debian 12 has Node 18; in that case the npm package `node` installs a newer one into build/node.
node_is_new_enough() {
  command -v node >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1);'
}

if ! node_is_new_enough; then
  if [[ ! -x build/node/node_modules/.bin/node ]]; then
    echo "Node.js $(node --version) is too old for the page's tools: installing Node.js 22 from npm into build/node"
    mkdir -p build/node
    npm install --prefix build/node --no-save --no-audit --no-fund node@22 npm@10
  fi
  export PATH="$PWD/build/node/node_modules/.bin:$PATH"
fi

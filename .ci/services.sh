# Sourced by run and long: where the machine has a PostgreSQL or a Redis to lend, the suites that need one run
# too.
if [ -z "${TEST_DATABASE_URL:-}" ] && command -v psql >/dev/null && psql -qAt -d 'postgres://postgres@127.0.0.1:5432/test' -c 'select 1' >/dev/null 2>&1; then
  export TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/test
fi
if [ -z "${TEST_REDIS_URL:-}" ] && (exec 3<>/dev/tcp/127.0.0.1/6379) 2>/dev/null; then
  export TEST_REDIS_URL=redis://127.0.0.1:6379
fi

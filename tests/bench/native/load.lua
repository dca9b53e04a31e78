-- Load of the benchmark, for wrk. The first argument is the size of a request body in bytes, 0 for GET, or
-- `@` and a file that holds a body of JSON; each further one is a field of the request, `name: value`.
-- The last line of the output is one JSON object: counts, and times in microseconds.

function init(arguments)
  local size = tonumber(arguments[1])
  if size == nil then
    local file = assert(io.open(string.sub(arguments[1], 2)))
    wrk.method = "POST"
    wrk.headers["content-type"] = "application/json"
    wrk.body = file:read("*a")
    file:close()
  elseif size > 0 then
    wrk.method = "POST"
    wrk.headers["content-type"] = "application/octet-stream"
    wrk.body = string.rep("x", size)
  end
  for index = 2, #arguments do
    local name, value = string.match(arguments[index], "^([^:]+): (.*)$")
    wrk.headers[name] = value
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"durationMicroseconds":%d,"failures":%d,"p50Microseconds":%d,"p99Microseconds":%d}\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end

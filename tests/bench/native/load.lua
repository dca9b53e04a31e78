-- Load of the benchmark, for wrk. The argument is the size of a request body in bytes; 0 sends GET.
-- The last line of the output is one JSON object: counts, and times in microseconds.

function init(arguments)
  local size = tonumber(arguments[1])
  if size > 0 then
    wrk.method = "POST"
    wrk.headers["content-type"] = "application/octet-stream"
    wrk.body = string.rep("x", size)
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

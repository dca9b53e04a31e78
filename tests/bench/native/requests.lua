-- Load of many different requests, for wrk. The first argument is a file of requests, each ended by a line with a
-- dot; they are sent one after the other. The last line of the output is that of `load.lua`.

dofile(string.match(debug.getinfo(1, "S").source, "^@(.*/)") .. "load.lua")

local requests = {}
local at = 0

function init(arguments)
  local file = assert(io.open(arguments[1], "rb"))
  for request in string.gmatch(file:read("*a"), "(.-)\n%.\n") do
    requests[#requests + 1] = request
  end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end

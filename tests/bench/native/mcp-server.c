/*
 * MCP server of the benchmark (Streamable HTTP, 2025-11-25): sessions, one tool, a stream for each GET.
 * Arguments: the name of the tool; how it answers requests: `json` or `events`. A message of a session
 * without the header of one is refused with 400, so that a load without errors proves the session.
 */
#include "server.h"

static const char *tool;
static bool with_events;

/* The id of a request, as JSON; `null` where it has none. */
static void id_of(const char *body, char *id, size_t room) {
  const char *start = strstr(body, "\"id\":");
  size_t length = start == NULL ? 0 : strcspn(start += 5, ",}");
  if (length == 0 || length >= room) {
    strcpy(id, "null");
    return;
  }
  memcpy(id, start, length);
  id[length] = '\0';
}

static void send_result(struct connection *connection, const char *body, const char *fields,
                        const char *result) {
  char id[128], message[BUFFER_BYTES / 2], lines[512];
  id_of(body, id, sizeof id);
  int length = snprintf(message, sizeof message, "{\"result\":%s,\"jsonrpc\":\"2.0\",\"id\":%s}", result, id);
  if (!with_events) {
    snprintf(lines, sizeof lines, "content-type: application/json\r\n%s", fields);
    send_response(connection, "200 OK", lines, message, (size_t)length);
    return;
  }
  char event[BUFFER_BYTES / 2 + 64], bytes[BUFFER_BYTES];
  int size = snprintf(event, sizeof event, "event: message\ndata: %s\n\n", message);
  int all = snprintf(bytes, sizeof bytes,
                     "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncache-control: no-cache\r\n%s"
                     "transfer-encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n",
                     fields, (unsigned)size, event);
  send_bytes(connection, bytes, (size_t)all);
}

static void send_initialized(struct connection *connection, const char *body) {
  static unsigned long sessions;
  char field[128];
  snprintf(field, sizeof field, "mcp-session-id: 5f0c1b7e-%lu\r\n", sessions++);
  send_result(connection, body, field,
              "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{\"listChanged\":true}},"
              "\"serverInfo\":{\"name\":\"bench\",\"version\":\"1.0.0\"}}");
}

static void send_tools(struct connection *connection, const char *body) {
  char result[1024];
  snprintf(result, sizeof result,
           "{\"tools\":[{\"name\":\"%s\",\"description\":\"Says it again\",\"inputSchema\":{\"type\":\"object\","
           "\"properties\":{\"message\":{\"type\":\"string\"}},\"required\":[\"message\"]}}]}",
           tool);
  send_result(connection, body, "", result);
}

static void respond(struct connection *connection, const char *head, const char *body) {
  const char *method = strstr(body, "\"method\":\"");
  method = method == NULL ? "" : method + 10;
  bool begins = strncmp(method, "initialize\"", 11) == 0;
  if (!begins && strcasestr(head, "\r\nmcp-session-id: 5f0c1b7e-") == NULL)
    send_response(connection, "400 Bad Request", "", "", 0);
  else if (strncmp(head, "GET ", 4) == 0) begin_stream(connection);
  else if (begins) send_initialized(connection, body);
  else if (strncmp(method, "tools/call\"", 11) == 0)
    send_result(connection, body, "",
                "{\"content\":[{\"type\":\"text\",\"text\":\"Echo: the quick brown fox jumps over the lazy dog\"}]}");
  else if (strncmp(method, "tools/list\"", 11) == 0) send_tools(connection, body);
  else if (strncmp(method, "notifications/", 14) == 0) send_response(connection, "202 Accepted", "", "", 0);
  else send_result(connection, body, "", "{}");
}

/* Nothing happens at this server. */
static void send_event(struct connection *connection) { (void)connection; }

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  tool = argv[1];
  with_events = strcmp(argv[2], "events") == 0;
  serve_forever();
}

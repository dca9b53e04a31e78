/*
 * Server of language models of the benchmark: a chat completion of 1 KiB for each POST, or, where the
 * request asks for a stream, a chunk of one each 100 ms, which holds the time in nanoseconds behind a `~`,
 * without an end. Argument: the bytes of a completion.
 */
#include "server.h"

static char completion[BUFFER_BYTES];
static size_t completion_bytes;

static void make_completion(size_t wanted) {
  static const char start[] =
      "{\"id\":\"chatcmpl-1\",\"object\":\"chat.completion\",\"created\":1763856000,\"model\":\"bench-1\","
      "\"choices\":[{\"index\":0,\"message\":{\"role\":\"assistant\",\"content\":\"";
  static const char rest[] =
      "\",\"refusal\":null},\"logprobs\":null,\"finish_reason\":\"stop\"}],"
      "\"usage\":{\"prompt_tokens\":200,\"completion_tokens\":150,\"total_tokens\":350}}";
  static const char words[] = "many words ";
  size_t around = sizeof start + sizeof rest - 2;
  size_t content = wanted > around ? wanted - around : 0;
  char *at = stpcpy(completion, start);
  for (size_t i = 0; i < content; i++) *at++ = words[i % (sizeof words - 1)];
  at = stpcpy(at, rest);
  completion_bytes = (size_t)(at - completion);
}

static void respond(struct connection *connection, const char *head, const char *body) {
  static const char fields[] = "content-type: application/json\r\n";
  if (strncmp(head, "POST ", 5) != 0) send_response(connection, "404 Not Found", "", "", 0);
  else if (strstr(body, "\"stream\":true") != NULL) begin_stream(connection);
  else send_response(connection, "200 OK", fields, completion, completion_bytes);
}

static void send_event(struct connection *connection) {
  struct timespec now;
  char event[512], bytes[600];
  clock_gettime(CLOCK_MONOTONIC, &now);
  int size = snprintf(event, sizeof event,
                      "data: {\"id\":\"chatcmpl-1\",\"object\":\"chat.completion.chunk\",\"created\":1763856000,"
                      "\"model\":\"bench-1\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\" ~%019ld\"},"
                      "\"finish_reason\":null}]}\n\n",
                      now.tv_sec * 1000000000L + now.tv_nsec);
  int length = snprintf(bytes, sizeof bytes, "%x\r\n%s\r\n", (unsigned)size, event);
  send_bytes(connection, bytes, (size_t)length);
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  make_completion(strtoul(argv[1], NULL, 10));
  serve_forever();
}

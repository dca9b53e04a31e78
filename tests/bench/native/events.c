/*
 * Load of the benchmark: takes streams of server-sent events from 127.0.0.1, of which each holds the
 * time at which it was sent, behind a `~`. Arguments: port, path, streams, seconds and, for a request that
 * is not GET of the path, a file that holds all of it. The last line of the output is
 * one JSON object: counts, and times in microseconds; `together` counts the events that arrived in
 * one read with another. A stream that ends is a failure.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER_BYTES = 65536, EVENTS = 256, MOST_SAMPLES = 4000000, SETTLE_SECONDS = 1 };

static const char FIELD[] = "~";
enum { DIGITS = 19, REQUEST_BYTES = 8192 };

static char request[REQUEST_BYTES];
static size_t request_bytes;

static float *samples;
static size_t count, together, failures;

static long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

static void make_request(const char *path, const char *file) {
  if (file == NULL) {
    request_bytes = (size_t)snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nhost: bench\r\n\r\n", path);
    return;
  }
  FILE *from = fopen(file, "r");
  if (from != NULL) request_bytes = fread(request, 1, sizeof request, from);
  if (from == NULL || request_bytes == 0 || fclose(from) != 0) {
    perror(file);
    exit(1);
  }
}

static int open_stream(int port) {
  int stream = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((unsigned short)port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int on = 1;
  setsockopt(stream, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(stream, (struct sockaddr *)&address, sizeof address) != 0 ||
      write(stream, request, request_bytes) != (ssize_t)request_bytes) {
    perror("stream");
    exit(1);
  }
  return stream;
}

/* False when the stream has ended. */
static bool take(int stream, bool counting) {
  static char buffer[BUFFER_BYTES];
  ssize_t length = recv(stream, buffer, sizeof buffer, MSG_DONTWAIT);
  if (length <= 0) return length < 0;
  long now = nanoseconds();
  size_t here = 0;
  char *end = buffer + length;
  for (char *at = buffer; (at = memmem(at, (size_t)(end - at), FIELD, sizeof FIELD - 1)) != NULL;) {
    at += sizeof FIELD - 1;
    if (end - at < DIGITS) break;
    char digits[DIGITS + 1] = {0};
    memcpy(digits, at, DIGITS);
    here++;
    if (counting && count < MOST_SAMPLES) samples[count++] = (float)(now - atol(digits)) / 1e3f;
  }
  if (counting && here > 1) together += here;
  return true;
}

static int ascending(const void *a, const void *b) {
  float left = *(const float *)a, right = *(const float *)b;
  return (left > right) - (left < right);
}

static long percentile(size_t percent) {
  return count == 0 ? 0 : (long)samples[(count - 1) * percent / 100];
}

int main(int argc, char **argv) {
  if (argc != 5 && argc != 6) return 2;
  make_request(argv[2], argc == 6 ? argv[5] : NULL);
  int streams = atoi(argv[3]);
  samples = malloc(sizeof *samples * MOST_SAMPLES);
  int poller = epoll_create1(0);
  for (int i = 0; i < streams; i++) {
    int stream = open_stream(atoi(argv[1]));
    struct epoll_event event = {.events = EPOLLIN, .data.fd = stream};
    epoll_ctl(poller, EPOLL_CTL_ADD, stream, &event);
  }
  long start = nanoseconds() + SETTLE_SECONDS * 1000000000L;
  long end = start + atol(argv[4]) * 1000000000L;
  struct epoll_event ready[EVENTS];
  for (long now = nanoseconds(); now < end; now = nanoseconds()) {
    int some = epoll_wait(poller, ready, EVENTS, 100);
    for (int i = 0; i < some; i++) {
      if (take(ready[i].data.fd, now >= start)) continue;
      failures++;
      epoll_ctl(poller, EPOLL_CTL_DEL, ready[i].data.fd, NULL);
    }
  }
  qsort(samples, count, sizeof *samples, ascending);
  printf("{\"requests\":%zu,\"durationMicroseconds\":%ld,\"failures\":%zu,"
         "\"p50Microseconds\":%ld,\"p99Microseconds\":%ld,\"together\":%zu}\n",
         count, (end - start) / 1000, failures, percentile(50), percentile(99), together);
}

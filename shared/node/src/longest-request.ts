/**
 * Longest time in which a request has to have come in full, in milliseconds, for `requestTimeout` of Fastify, which waits
 * without end by itself: half a body would hold a place among the requests of a server, and a connection to the next one.
 * The largest body, a picture of 10 MB, takes 124 s on the slow line of docs/quality.md (0.68 Mbit/s). Says nothing of how long
 * an answer takes.
 */
export const longestRequestMs = 180_000;

/** For tests that speak TLS to themselves: signed by nobody, for names that belong to nobody. It protects nothing. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBwjCCAWegAwIBAgIUFBr7yTW52Rmq8YD6/zMkbftSPykwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MuZXhhbXBsZS5jb20wIBcNMjYxMTE1MTUzMjMwWhgP
MjEyNjEwMjIxNTMyMzBaMBwxGjAYBgNVBAMMEWhvb2tzLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEms989Y7LxEryz7gcJ3e8EICS0cy0C6Gq
RMsQJbUcw92K+4o/yt2QkypDMPcLE/m4f3TDdgw6sEto0Hlnhv/XxaOBhDCBgTAd
BgNVHQ4EFgQUjjHYTOc1x2+IrdBWmTE+rF5bIawwHwYDVR0jBBgwFoAUjjHYTOc1
x2+IrdBWmTE+rF5bIawwDwYDVR0TAQH/BAUwAwEB/zAuBgNVHREEJzAlghFob29r
cy5leGFtcGxlLmNvbYIQcHVzaC5leGFtcGxlLmNvbTAKBggqhkjOPQQDAgNJADBG
AiEA1ZCCql/q5wVyWKtYqnvCItpLJNQpKG3Lu30GDNjxt+gCIQDAGm0s/69ajBtC
mUuAIirR3xC6D886YEWYhz4JLRuDhw==
-----END CERTIFICATE-----
`;

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDeL1gJNmNNsb2uI6
Gu9Uq0IoN3bZOlG588/ndSXF0vehRANCAASaz3z1jsvESvLPuBwnd7wQgJLRzLQL
oapEyxAltRzD3Yr7ij/K3ZCTKkMw9wsT+bh/dMN2DDqwS2jQeWeG/9fF
-----END PRIVATE KEY-----
`;

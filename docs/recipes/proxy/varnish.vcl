# Varnish 7 with xkey of varnish-modules, between TLS and the host servers; addresses and the token are examples. Start
# it with -p http_gzip_support=off, so that it keeps pages as the host servers compressed them.
vcl 4.1;

import std;
import xkey;

backend default {
	.host = "10.0.0.11";
	.port = "4000";
}

# Who may have pages forgotten: the host servers.
acl hosts {
	"10.0.0.11";
	"10.0.0.12";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		# The value of CDN_PURGE_TOKEN.
		if (client.ip !~ hosts || req.http.Authorization != "Bearer change-this-token") {
			return (synth(403));
		}
		if (!req.http.Surrogate-Key) {
			return (synth(400));
		}
		set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200));
	}
	if (req.url ~ "^/metrics") {
		return (synth(404));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "^/(api/|registry/|beacons|status|readyz|healthz|sw\.js)") {
		return (pass);
	}
	if (req.url ~ "^/(artifacts|compositions)/") {
		unset req.http.Cookie;
	}
	# A cookie chooses a language, a preview or a release, or says that somebody has signed in.
	if (req.http.Cookie) {
		return (pass);
	}
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	return (hash);
}

sub vcl_backend_response {
	# Nothing is given for longer than the host servers say.
	set beresp.grace = 0s;
	set beresp.keep = 0s;
	if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 0s);
		if (beresp.http.Surrogate-Control ~ "stale-while-revalidate=\d+") {
			set beresp.grace = std.duration(
				regsub(beresp.http.Surrogate-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
		}
		set beresp.http.xkey = beresp.http.Surrogate-Key;
		unset beresp.http.Surrogate-Control;
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
}

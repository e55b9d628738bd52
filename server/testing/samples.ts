/**
 * The configurations of `deploy/` for who serves the build without this server. They are made of the same tables: which headers, which
 * paths are the API's. `deploy.test.ts` holds the files against them; `npx vitest run --project unit-apart server/deploy -u` writes them anew.
 */
import { CLAIMS } from '../http/claims.ts'
import { HEALTH_PATH } from '../watch/health.ts'
import {
  ASSET_CACHING,
  COMMON_HEADERS,
  CONSOLE_HEADERS,
  DROPPED_FROM_ANSWERS,
  FILE_CACHING,
  PAGE_CACHING,
  SANDBOX,
  SIGN_IN_SANDBOX,
  STRICT_TRANSPORT,
} from '../http/security-headers.ts'

const HASHED = String.raw`^/assets/.*-[\w-]{7}\.\w+$`
/** A path that climbs, as `hasDotSegment` sees it. */
export const CLIMBING = String.raw`(/|\\|%2f|%5c)(\.|%2e){1,2}(/|\\|%2f|%5c|;|\?|$)`

/** Targets of the API, by method and path: `belongsToServer` as one pattern. */
export const API_PATTERN =
  '^(?:[A-Z]+ /(?:v[0-9]+|experimental)(?:/.*)?|POST /(?:login|device)/.*|(?:GET|HEAD) /login|(?:GET|HEAD) /login/[^/]+/saml/[^/]+/redirect)$'

/** Extensions of what a build has. */
const FILES = [
  'css',
  'html',
  'ico',
  'jpg',
  'js',
  'json',
  'png',
  'svg',
  'txt',
  'wasm',
  'webmanifest',
  'webp',
  'woff',
  'woff2',
]

/** What Caddy and nginx call a header is not told apart by case; names are written as they are known. */
const named = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())

const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries({ ...headers, ...STRICT_TRANSPORT })
    .map(([name, value]) => `        add_header ${named(name)} ${value.startsWith('$') ? value : `"${value}"`} always;`)
    .join('\n')

/** Headers of answers that are ours to say: the API server's own are left out. */
const hidden = [...Object.keys(COMMON_HEADERS), 'cache-control', ...DROPPED_FROM_ANSWERS]

export const nginxSample =
  (): string => `# nginx in front of the API, with the console as files: no Node in production. For http { } of nginx 1.19 or newer, like
# /etc/nginx/conf.d/cairn.conf. Made of the tables of the console's own server (server/testing/samples.ts); docs/serving.md says more.
# Change: names, certificates, the folder of the build, the address of the API.

# Which requests are the API's.
map "$request_method $uri" $cairn_is_api {
    "~${API_PATTERN}" 1;
    default 0;
}

# A file with a hash in its name never changes; pages are not kept, so that nobody comes back to one after signing out.
map $uri $cairn_caching {
    "~${HASHED}" "${ASSET_CACHING}";
    "~\\.html$" "${PAGE_CACHING}";
    default "${FILE_CACHING}";
}

# What the API answers is no page of the console, whatever it is.
map $request_uri $cairn_sandbox {
    "~^/login(?:[/?]|$)" "${SIGN_IN_SANDBOX}";
    default "${SANDBOX}";
}
map $upstream_http_cache_control $cairn_api_caching {
    "" "no-store";
    default $upstream_http_cache_control;
}

# Nothing but WebSockets is ever upgraded.
map $http_upgrade $cairn_upgrade {
    "~*^websocket$" websocket;
    default "";
}
map $http_upgrade $cairn_connection {
    "~*^websocket$" upgrade;
    default close;
}

# No query: it may hold secrets.
log_format cairn escape=json '{"time":"$time_iso8601","request_id":"$request_id","client":"$remote_addr","method":"$request_method",'
    '"path":"$uri","host":"$host","status":"$status","bytes_in":"$request_length","bytes_out":"$bytes_sent","duration_s":"$request_time",'
    '"upstream_s":"$upstream_response_time"}';

upstream cairn_api {
    server 127.0.0.1:12220;
}

# Other names are not answered to: a site could let its own point here.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    listen 443 ssl default_server;
    listen [::]:443 ssl default_server;
    ssl_reject_handshake on;
    return 444;
}

server {
    listen 80;
    listen [::]:80;
    server_name console.example.com;
    return 308 https://console.example.com$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name console.example.com;

    ssl_certificate /etc/cairn/tls.crt;
    ssl_certificate_key /etc/cairn/tls.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_tickets off;

    root /opt/cairn/dist;
    access_log /var/log/nginx/cairn.log cairn;
    server_tokens off;

    client_header_timeout 30s;
    client_body_timeout 120s;
    send_timeout 120s;
    large_client_header_buffers 4 16k;
    client_max_body_size 64g;

    # Compressed when the build was made. With ngx_brotli: brotli_static on;
    gzip_static on;

    # A path that climbs means one place here and another one behind.
    if ($request_uri ~* "${CLIMBING.replaceAll('\\\\', '\\\\\\\\')}") {
        return 400;
    }

    error_page 418 = @api;

    location / {
        if ($cairn_is_api) {
            return 418;
        }
        # What is no file is a page of the console; what looks like a file and is none is not there.
        try_files $uri @page;
${nginxHeaders({ ...CONSOLE_HEADERS, 'cache-control': '$cairn_caching' })}
    }

    # Of other builds, which an open console may still ask for.
    location ~ "^/assets/|\\.(?:${FILES.join('|')})$" {
        if ($cairn_is_api) {
            return 418;
        }
        try_files $uri =404;
${nginxHeaders({ ...CONSOLE_HEADERS, 'cache-control': '$cairn_caching' })}
    }

    location @page {
        rewrite ^ /index.html break;
        if ($request_method !~ "^(?:GET|HEAD)$") {
            return 405;
        }
${nginxHeaders({ ...CONSOLE_HEADERS, 'cache-control': PAGE_CACHING })}
    }

    location = ${HEALTH_PATH} {
        default_type text/plain;
        return 200 "ok\\n";
    }

    location @api {
        proxy_pass http://cairn_api;
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header Connection $cairn_connection;
        proxy_set_header Upgrade $cairn_upgrade;
        # What a client claims stays here. Names with an underscore do so by themselves: underscores_in_headers stays off.
${CLAIMS.map((name) => `        proxy_set_header ${named(name)} "";`).join('\n')}
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host $host;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Request-ID $request_id;

        # Uploads of gigabytes go through, not into a file first.
        proxy_request_buffering off;
        proxy_buffering off;
        proxy_connect_timeout 5s;
        # Also without a byte on a WebSocket.
        proxy_read_timeout 1h;
        proxy_send_timeout 120s;
        # A sign-in leads to an identity provider; nothing else leads elsewhere.
        proxy_redirect http://cairn_api/ /;

        proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;
${hidden.map((name) => `        proxy_hide_header ${named(name)};`).join('\n')}
${nginxHeaders({ ...COMMON_HEADERS, 'content-security-policy': '$cairn_sandbox', 'cache-control': '$cairn_api_caching' })}
    }
}
`

/** Claims that Caddy replaces by what it knows. */
const setByCaddy = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

const underscored = (name: string): string => name.replaceAll('-', '_')

const caddyHeaders = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${named(name)} "${value}"`)
    .join('\n')

export const caddySample =
  (): string => `# Caddy in front of the API, with the console as files: no Node in production. Caddy 2.6 or newer gets the certificate by itself.
# Made of the tables of the console's own server (server/testing/samples.ts); docs/serving.md says more.
# Change: the name, the folder of the build, the address of the API.
{
	servers {
		timeouts {
			read_header 30s
			idle 75s
		}
		max_header_size 16KB
	}
}

console.example.com {
	root * /opt/cairn/dist

	log {
		format filter {
			wrap json
			fields {
				# Queries and headers may hold secrets.
				request>uri regexp "[?].*" ""
				request>headers delete
				resp_headers delete
			}
		}
	}

	header ${named('strict-transport-security')} "${STRICT_TRANSPORT['strict-transport-security']}"

	@climbing expression \`{http.request.orig_uri}.matches("(?i)${CLIMBING.replaceAll('\\', '\\\\')}")\`
	@api expression \`({http.request.method} + " " + {http.request.uri.path}).matches("${API_PATTERN}")\`

	# In this order, and not in Caddy's own.
	route {
		# A path that climbs means one place here and another one behind.
		respond @climbing 400

		handle @api {
			request_body {
				max_size 64GB
			}
			@other not path /login /login/*
			header @other {
				+Content-Security-Policy "${SANDBOX}"
				defer
			}
			@signIn path /login /login/*
			header @signIn {
				+Content-Security-Policy "${SIGN_IN_SANDBOX}"
				defer
			}
			header {
${caddyHeaders(COMMON_HEADERS, '\t\t\t\t')}
				?Cache-Control "no-store"
${DROPPED_FROM_ANSWERS.filter((name) => name !== 'strict-transport-security')
  .map((name) => `\t\t\t\t-${named(name)}`)
  .join('\n')}
				defer
			}
			reverse_proxy 127.0.0.1:12220 {
				# Uploads of gigabytes and long answers go through as they come.
				flush_interval -1
				header_up X-Request-Id {http.request.uuid}
				# What a client claims stays here; some servers take an underscore for a hyphen.
${[...CLAIMS, ...[...CLAIMS, ...setByCaddy].map(underscored)].map((name) => `\t\t\t\theader_up -${named(name)}`).join('\n')}
				header_down -Strict-Transport-Security
				transport http {
					dial_timeout 5s
					response_header_timeout 300s
					max_response_header 16KB
				}
			}
		}

		handle ${HEALTH_PATH} {
			respond "ok" 200
		}

		handle {
			route {
				header {
${caddyHeaders(CONSOLE_HEADERS, '\t\t\t\t\t')}
					Cache-Control "${FILE_CACHING}"
				}
				@writes not method GET HEAD
				respond @writes 405

				# What is no file is a page of the console; what looks like a file and is none is not there.
				@hidden path */.*
				respond @hidden 404
				@page {
					not file
					not path /assets/* ${FILES.map((extension) => `*.${extension}`).join(' ')}
				}
				rewrite @page /index.html
				@html path / *.html
				header @html Cache-Control "${PAGE_CACHING}"
				@hashed {
					path_regexp ${HASHED}
					file
				}
				header @hashed Cache-Control "${ASSET_CACHING}"
				file_server {
					# Compressed when the build was made.
					precompressed br gzip
				}
			}
		}
	}
}
`

# Adapts nginx.conf to the containers of compose.yaml. Run by its proxy with sed -f.

# The servers have names there, and new addresses whenever they are replaced. Docker's DNS server knows the current ones.
s|server 127.0.0.1:3001;|zone prompt_library 64k; resolver 127.0.0.11 valid=5s; server app1:3000 resolve;|
s|server 127.0.0.1:3002;|server app2:3000 resolve;|

# The image's nginx is newer than 1.25.1.
s|listen \(.*443\) ssl http2|listen \1 ssl|
s|server_tokens off;|server_tokens off; http2 on;|

# Docker collects what a container prints.
s|/var/log/nginx/prompt-library.log|/dev/stdout|
s|/var/log/nginx/prompt-library-error.log|/dev/stderr|

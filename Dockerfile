# The library as an image. It installs nothing at start and runs on a read-only file system.
#   docker build -t prompt-library .

# Any Node from 20 on works here: the library brings its own Node as a package.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# Copied first, so that a change to the code reuses the layer with the installed packages.
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY scripts scripts
RUN node --input-type=module -e "import { install } from './scripts/set-up.mjs'; await install()"
COPY tsconfig.base.json ./
COPY domain domain
COPY contract contract
COPY web web
RUN node scripts/build.mjs

# Only the packages that the server needs.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace server --include-workspace-root --no-audit --no-fund \
  && cd node_modules/.bin && ln -sf ../node-linux-*/bin/node node

FROM debian:bookworm-slim
# The packaged Node needs libatomic.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY domain domain
COPY contract contract
COPY server server
COPY --from=build /app/web/dist web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
EXPOSE 3000
# An id without an account; it owns no files in the image.
USER 10001:10001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/node_modules/.bin/node"]
CMD ["server/src/main.ts"]

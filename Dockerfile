# The library as an image. It installs nothing at start, and runs as any user on a read-only file system.
#   docker build -t prompt-library .

# The version in runtime/package.json, so that no other Node is installed.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
# Copied first, so that a change to the code reuses the layers with the installed packages.
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY runtime/package.json runtime/

FROM base AS build
COPY scripts scripts
RUN node --input-type=module -e "import { install } from './scripts/set-up.mjs'; await install()"
COPY tsconfig.base.json ./
COPY domain domain
COPY contract contract
COPY web web
RUN node --input-type=module -e "import { buildWeb } from './scripts/set-up.mjs'; await buildWeb()"

# Only the packages that the server needs.
FROM base AS packages
RUN npm ci --omit=dev --workspace server --include-workspace-root --no-audit --no-fund

FROM node:26.10.0-bookworm-slim
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
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server/src/main.ts"]

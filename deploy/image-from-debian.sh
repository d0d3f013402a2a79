#!/bin/sh
# The image `touchline`, built with buildah over a base of Debian's own packages, for where no registry can be reached.
# Needs mmdebstrap and buildah (both in Debian) and was tried as root; what is given goes to `buildah build`:
#   deploy/image-from-debian.sh --isolation chroot --volume /etc/ssl/certs:/etc/ssl/certs:ro
# SUITE (bookworm) and MIRROR say which Debian; one that has been made is taken again until `buildah rmi touchline-base`.
set -eu
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}" STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"

if ! buildah inspect --type image touchline-base > /dev/null 2>&1; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  # pip is to install into the system here, which is nobody else's, and the base image of python.org calls it `python`.
  mmdebstrap --quiet --variant=minbase --include=python3,python3-pip,ca-certificates \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    --customize-hook='rm -f "$1"/usr/lib/python3*/EXTERNALLY-MANAGED; ln -s python3 "$1"/usr/bin/python' \
    "${SUITE:-bookworm}" "$folder/base.tar" ${MIRROR:-}
  empty=$(buildah from scratch)
  buildah add --quiet "$empty" "$folder/base.tar" /
  buildah commit --quiet --rm "$empty" touchline-base
fi
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' src/touchline/__init__.py)
# Buildah's own format knows no HEALTHCHECK.
buildah build --format docker --label "org.opencontainers.image.version=$version" --build-arg BASE=localhost/touchline-base --tag touchline --file deploy/Containerfile "$@" .

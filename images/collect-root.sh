#!/bin/sh
# collect-root.sh NAME ROOT: the files of an image in the folder ROOT: Node.js with the libraries that it
# links, certificates of public authorities, and the bundle NAME.
set -eu
name=$1
root=$2
node=$(command -v node)

mkdir -p "$root/app" "$root/usr/local/bin" "$root/etc/ssl/certs" "$root/tmp" "$root/config"
cp "$node" "$root/usr/local/bin/node"
libraries=$(ldd "$node" | grep -o '/[^ ]*')
for library in $libraries; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
echo 'gateway:x:10101:10101::/tmp:/nonexistent' > "$root/etc/passwd"
echo 'gateway:x:10101:' > "$root/etc/group"
cp /bundle/package.json "/bundle/$name".js "/bundle/$name"-*.js "$root/app/"
for file in /bundle/"$name"-*.LEGAL.txt "/bundle/$name.sbom.json"; do
  if [ -e "$file" ]; then cp "$file" "$root/app/"; fi
done
if [ "$name" = gw ]; then cp -r /bundle/ui "$root/app/"; fi
# The list of libraries is split into words on purpose.
# shellcheck disable=SC2086
node /complete-sbom.mjs "$root/app/$name.sbom.json" "$node" $libraries /etc/ssl/certs/ca-certificates.crt
chmod 1777 "$root/tmp"

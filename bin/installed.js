// Ends with 0 where node_modules holds what package-lock.json says. Plain JavaScript: nothing is installed yet.
import { readFileSync } from 'node:fs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
try {
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf('node_modules/.package-lock.json')
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && !optional && found[path]?.version !== version,
  )
  const other = Object.entries(found).some(([path, { version }]) => wanted[path]?.version !== version)
  process.exit(missing || other ? 1 : 0)
} catch {
  process.exit(1)
}

import { spawnSync } from 'node:child_process'
import { chromiumPath } from '#platform/server/content/pdf.ts'

/** A Chromium for printing and for the journeys, installed where the machine lets us; null with a sentence where it does not. */
export function installedChromium(): string | null {
  const found = chromiumPath()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium through apt-get ...')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-q'], options)
    spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', 'fonts-noto-core'], options)
    const installed = chromiumPath()
    if (installed) return installed
  }
  console.error(
    'The tests need Chromium or Chrome, and this command could not install it (it needs Debian or Ubuntu and root). ' +
      'Install it, or name the program in CHROMIUM_PATH, then run npm test again.',
  )
  return null
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { headlessShell } from '#e2e/site/program.ts'
import { chromiumPath } from '#platform/server/content/pdf.ts'

const isDebianRoot = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
const aptGet = (...words: string[]): boolean =>
  spawnSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0
const install = (...packages: string[]): boolean => aptGet('install', '-qy', '--no-install-recommends', ...packages)

/** Installs a Chromium for printing and for the journeys where the machine lets us; false with a sentence where it does not. */
export function hasChromium(): boolean {
  if (chromiumPath() === null && isDebianRoot()) {
    console.log('Installing Chromium through apt-get ...')
    aptGet('update', '-q')
    install('chromium', 'fonts-noto-core')
  }
  const found = chromiumPath()
  // Most journeys do with less; where it cannot be had they run in the whole one.
  if (found && !process.env['CHROMIUM_PATH'] && !existsSync(headlessShell) && isDebianRoot()) {
    console.log('Installing the headless shell of Chromium through apt-get ...')
    if (!install('chromium-headless-shell') && aptGet('update', '-q')) install('chromium-headless-shell')
  }
  if (found) return true
  console.error(
    'The tests need Chromium or Chrome, and this command could not install it (it needs Debian or Ubuntu and root). ' +
      'Install it, or name the program in CHROMIUM_PATH, then run npm test again.',
  )
  return false
}

import { existsSync } from 'node:fs'
import { chromiumPath } from '#platform/server/content/pdf.ts'

/** Chromium without its window: what a page is, and a fifth less work. A package of its own in Debian. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser of a journey: the headless shell where it is there and enough, else the whole Chromium. `CHROMIUM_PATH`
 * names one program for all of them.
 */
export function programOf(kind: 'shell' | 'whole'): string {
  if (kind === 'shell' && !process.env['CHROMIUM_PATH'] && existsSync(headlessShell)) return headlessShell
  const whole = chromiumPath()
  if (!whole) throw new Error('No Chromium. Install it (Debian: apt install chromium) or name it in CHROMIUM_PATH.')
  return whole
}

const deviceName = 'diwan-exam-device'
let made: string | null = null

/** This browser's own key, chosen once: whoever has it may answer the attempt. */
export function deviceKey(): string {
  const known = localStorage.getItem(deviceName) ?? made
  if (known) return known
  made = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(deviceName, made)
  return made
}

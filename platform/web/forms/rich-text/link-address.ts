/** What a person typed as the address of a link, as it is kept; null where it is none that is allowed. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(https:\/\/[^\s/]+|mailto:\S+@\S+|tel:[+\d]).*$/i.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^[^\s:/]+\.[^\s:/]{2,}(\/\S*)?$/.test(text)) return `https://${text}`
  return null
}

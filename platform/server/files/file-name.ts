const longest = 150
/** Names that Windows keeps for devices: nobody could save such a file. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i
// Controls, direction overrides (they show `exe.pdf` for `fdp.exe`) and marks without width.
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff<>:"|?*]/g

/** A file's name as people may see it and save it: the last part of any path, in NFC, at most 150 characters. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot).trim() : name
  const extension = dot > 0 ? name.slice(dot) : ''
  const safe = stem === '' || reserved.test(stem) ? `_${stem}` : stem
  return [...safe].slice(0, longest - extension.length).join('') + extension.slice(0, 20)
}

/** What a material is: a file to read or listen to, a video, or a page elsewhere. */
export const materialKinds = ['file', 'video', 'link'] as const
export type MaterialKind = (typeof materialKinds)[number]

/** From when on the trainees of a class see a material: at once, from the first day, or once a session is over. */
export const openings = ['always', 'firstDay', 'afterSession'] as const
export type Opening = (typeof openings)[number]

/** An address that a browser opens as a page of its own, and nothing that runs in ours. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** What a file of this media type is among materials. */
export const kindOfFile = (mediaType: string): MaterialKind => (mediaType.startsWith('video/') ? 'video' : 'file')

/** Whether browsers show such a file themselves. What they cannot show must be downloadable, or nobody could read it. */
export const isShown = (mediaType: string): boolean =>
  /^(video|audio|image)\//.test(mediaType) || mediaType === 'application/pdf' || mediaType === 'text/plain'

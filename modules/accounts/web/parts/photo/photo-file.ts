/** What a photo may be chosen from; the server looks at the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const mostBytes = 10_000_000

/** Why the file is not taken, as a key of the words; null where it is. */
export function objectionTo({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (!pictureTypes.includes(type)) return 'wrongType'
  return size > mostBytes ? 'tooLarge' : null
}

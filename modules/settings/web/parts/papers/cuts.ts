import type { PaperPlace } from '#platform/shared/document/look.ts'
import type { Kept } from '#platform/web/ui/files/picture-cut.ts'

const background = { width: 2000, height: 1414, name: 'background.jpg', quality: 0.9 }
const signature = { width: 900, height: 300, name: 'signature.png', quality: 1, isTransparent: true, isInk: true }

/** How a picture is cut for its place: sides in points, enough for 170 points an inch on paper. */
export const cuts: Readonly<Record<PaperPlace, Kept>> = {
  letterhead: { width: 2160, height: 360, name: 'letterhead.png', quality: 1, isTransparent: true },
  logo: { width: 800, height: 400, name: 'logo.png', quality: 1, isTransparent: true },
  stamp: { width: 600, height: 600, name: 'stamp.png', quality: 1, isTransparent: true, isInk: true },
  directorSignature: signature,
  registrarSignature: signature,
  certificateBackground: background,
  completionBackground: background,
  excellenceBackground: background,
  attendanceBackground: background,
  diplomaBackground: background,
  practicalBackground: background,
  noCourseBackground: background,
  letterPicture: { width: 1200, height: 480, name: 'letter.jpg', quality: 0.88 },
}

/** What a picture may be chosen from; the server looks at the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const mostBytes = 10_000_000

/** Why a file is not taken, as a key of the words; null where it is. */
export function objectionTo({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | null {
  if (!pictureTypes.includes(type)) return 'wrongType'
  return size > mostBytes ? 'tooLarge' : null
}

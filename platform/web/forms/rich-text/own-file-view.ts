import { ownFileId } from '../../ui/files/own-file.ts'
import { fetchFile } from '../../ui/files/files.ts'

/**
 * Shows one of the academy's own files in an element of the editor. The address is kept as the server stores it, and
 * the bytes are fetched with the bearer, which the element would not send. A file that does not come leaves it empty.
 */
export function ownFileView(element: HTMLImageElement | HTMLAudioElement, stored: unknown) {
  const id = ownFileId(stored as string | null)
  let address = ''
  let gone = false
  if (id !== null) {
    void fetchFile(id).then(
      (blob) => {
        if (gone) return
        address = URL.createObjectURL(blob)
        element.src = address
      },
      () => undefined,
    )
  }
  const destroy = () => {
    gone = true
    if (address) URL.revokeObjectURL(address)
  }
  return { dom: element, destroy }
}

import { useEffect, useState } from 'react'

/** An address of the file's bytes in this page, null until they have come. */
export function useFileAddress(fileId: number | null): string | null {
  const [shown, setShown] = useState<{ fileId: number; address: string } | null>(null)
  useEffect(() => {
    if (fileId === null) return
    let address: string | null = null
    let gone = false
    // Fetched only where there is a photo: the first page of a session needs nothing of files.
    void import('./files.ts')
      .then(({ fetchFile }) => fetchFile(fileId))
      .then(
        (blob) => {
          if (gone) return
          address = URL.createObjectURL(blob)
          setShown({ fileId, address })
        },
        () => undefined,
      )
    return () => {
      gone = true
      setShown(null)
      if (address) URL.revokeObjectURL(address)
    }
  }, [fileId])
  return shown?.fileId === fileId ? shown.address : null
}

import { useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { keepPhoto } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { type Upload, uploadFile, UploadCancelled } from '#platform/web/ui/files/files.ts'
import { type Cut, cutOut } from '#platform/web/ui/files/picture-cut.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { photoField, setPhoto } from '../../../contract/photo.ts'

const kept = { width: 512, height: 512, name: 'photo.jpg', quality: 0.9 }

/** Sends a cut-out and makes it the photo. Where that fails the sentence says why, and pressing again tries again. */
export function usePhotoSaving(onSaved: () => void) {
  const t = useText('profile')
  const sentence = useSentence('accounts')
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<Upload | null>(null)
  useEffect(() => () => upload.current?.cancel(), [])

  const save = async (picture: HTMLImageElement, cut: Cut) => {
    setGoing(true)
    setProblem(null)
    try {
      upload.current = uploadFile(photoField, await cutOut(picture, cut, kept), () => undefined)
      const { ID } = await upload.current.done
      const { photoURL } = await send(setPhoto, { body: { FileID: ID } })
      keepPhoto(photoURL)
      toast.done(t('photo.saved'))
      onSaved()
      void refreshEverything()
    } catch (error) {
      if (!(error instanceof UploadCancelled)) setProblem(sentence(error) || t('photo.failed'))
      setGoing(false)
    }
  }
  return { save, going, problem }
}

import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { useText } from '#platform/web/text.ts'
import { useFormat } from '#platform/web/format.tsx'

/** The picture that is an answer or belongs to it; nothing where there is none. */
export function AnswerPicture({ fileId, number }: { fileId: number | null; number: number }) {
  const t = useText('sitting')
  const format = useFormat()
  if (fileId === null) return null
  return <FilePicture fileId={fileId} description={t('paper.picture', { number: format.number(number) })} />
}

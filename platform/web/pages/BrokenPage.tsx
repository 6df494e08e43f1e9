import { Button } from '@mantine/core'
import { isProblem } from '../client.ts'
import { isChunkLoadError } from '../routing/chunks.ts'
import { Notice, noticeClasses } from './Notice.tsx'
import { useText } from '../text.ts'

/** Where a page threw: a chunk that did not come, a call that failed before the page was drawn, or a bug. */
export function BrokenPage({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useText('platform')
  const reload = <Button onClick={() => location.reload()}>{t('actions.reload')}</Button>
  if (isChunkLoadError(error))
    return <Notice title={t('pages.chunk.title')} sentence={t('pages.chunk.sentence')} actions={reload} />
  if (isProblem(error, 'offline') || isProblem(error, 'timeout')) {
    const again = <Button onClick={reset}>{t('actions.retry')}</Button>
    return <Notice title={t('pages.offline.title')} sentence={t('pages.offline.sentence')} actions={again} />
  }
  const number = isProblem(error) ? error.requestId : null
  return (
    <Notice
      title={t('pages.broken.title')}
      sentence={number ? t('pages.broken.sentence') : t('pages.broken.sentenceWithoutNumber')}
      actions={reload}
    >
      {number && (
        <div className={noticeClasses['detail']}>
          {t('pages.broken.number')} <bdi dir="ltr">{number}</bdi>
        </div>
      )}
    </Notice>
  )
}

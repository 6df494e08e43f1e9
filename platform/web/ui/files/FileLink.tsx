import { Anchor, Loader, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../format.tsx'
import { useSentence } from '../states/ErrorState.tsx'
import classes from './FileLink.module.css'
import { fetchFile, saveBlob } from './files.ts'
import { toast } from '../toast.ts'
import { useKit } from '../useKit.ts'

/** A stored file: pressed, it is fetched with the bearer and handed to the browser as a download. */
export function FileLink({ id, name, size }: { id: number; name: string; size?: number | null | undefined }) {
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence()
  const [fetching, setFetching] = useState(false)
  const download = async () => {
    if (fetching) return
    setFetching(true)
    try {
      saveBlob(await fetchFile(id), name)
    } catch (problem) {
      toast.failed(`${kit('upload.downloadFailed')} ${sentence(problem)}`)
    } finally {
      setFetching(false)
    }
  }
  return (
    <span className={classes['root']}>
      <Anchor
        component="button"
        type="button"
        className={classes['link']}
        aria-label={kit('upload.download', { name })}
        aria-busy={fetching}
        onClick={() => void download()}
      >
        <span className={classes['icon']} aria-hidden>
          {fetching ? <Loader size="0.875rem" /> : <IconDownload size="1rem" stroke={1.6} />}
        </span>
        <bdi className={classes['name']}>{name}</bdi>
      </Anchor>
      {size ? (
        <Text span size="xs" c="dimmed" className={classes['size']}>
          {format.bytes(size)}
        </Text>
      ) : null}
    </span>
  )
}

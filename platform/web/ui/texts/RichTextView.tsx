import { Typography } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../files/files.ts'
import { AfterAWhile, LinesSkeleton } from '../states/QueryView.tsx'
import classes from './RichTextView.module.css'

/** HTML that the editor made, sanitised again before it is shown. The sanitiser is fetched with the first such text. */
export function RichTextView({ html }: { html: string | null | undefined }) {
  const container = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let current = true
    const addresses: string[] = []
    void import('./sanitize.ts').then(({ sanitizeToNodes }) => {
      if (!current) return
      const { nodes, media } = sanitizeToNodes(html ?? '')
      container.current?.replaceChildren(nodes)
      setReady(true)
      for (const { element, id } of media) {
        fetchFile(id).then(
          (blob) => {
            if (!current) return
            const address = URL.createObjectURL(blob)
            addresses.push(address)
            element.src = address
          },
          () => undefined,
        )
      }
    })
    return () => {
      current = false
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [html])
  if (!html) return null
  return (
    <Typography className={classes['text']!}>
      {!ready && (
        <AfterAWhile>
          <LinesSkeleton lines={3} />
        </AfterAWhile>
      )}
      <div ref={container} dir="auto" />
    </Typography>
  )
}

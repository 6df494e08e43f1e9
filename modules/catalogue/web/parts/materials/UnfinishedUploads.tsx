import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { materialField } from '../../../contract/material-shapes.ts'
import classes from './Materials.module.css'

type Upload = Output<typeof pieceCalls.getUploads>['Items'][number]

/** What earlier visits have begun to send and not finished: it goes on when the same file is chosen, or is thrown away. */
export function UnfinishedUploads() {
  const query = useCall(pieceCalls.getUploads, { Field: materialField })
  const [gone, setGone] = useState<readonly number[]>([])
  // What is sent now begins with no piece; what was there when the page came is told of.
  const [atFirst, setAtFirst] = useState<readonly Upload[] | null>(null)
  if (query.data && !query.isFetching && atFirst === null) setAtFirst(query.data.Items)
  const still = new Set(query.data?.Items.map((upload) => upload.ID))
  return (atFirst ?? [])
    .filter((upload) => upload.Pieces.length > 0 && still.has(upload.ID) && !gone.includes(upload.ID))
    .map((upload) => (
      <UnfinishedUpload key={upload.ID} upload={upload} onGone={() => setGone((ids) => [...ids, upload.ID])} />
    ))
}

function UnfinishedUpload({ upload, onGone }: { upload: Upload; onGone: () => void }) {
  const t = useText('catalogue')
  const format = useFormat()
  const discarding = useSend(pieceCalls.cancelUpload, { onDone: onGone })
  const here = Math.min(1, (upload.Pieces.length * upload.PieceBytes) / upload.Bytes)
  return (
    <Alert variant="light" color="yellow">
      <div className={classes['unfinished']}>
        <Text size="sm">
          {t('materials.upload.unfinished', { name: upload.Name, percent: format.percent(Math.floor(here * 100)) })}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={discarding.sending}
          onClick={() => void discarding.send({ ID: upload.ID })}
        >
          {t('materials.upload.discard')}
        </Button>
      </div>
    </Alert>
  )
}

import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import type { catalogueCalls } from '../../../contract/calls.ts'
import { isShown } from '../../../rules/materials.ts'
import classes from './Materials.module.css'
import { useMaterialAddress } from './useMaterialAddress.ts'

export type Material = Output<typeof catalogueCalls.getMaterial>

/** A material as it is read: a video or sound plays, a picture stands there, anything else opens; and its download, where it is allowed. */
export function MaterialShown({ material }: { material: Material }) {
  const t = useText('catalogue')
  const isHere = material.MediaType !== null && isShown(material.MediaType)
  const shown = useMaterialAddress(isHere ? material.ID : null, false)
  const saved = useMaterialAddress(material.FileID !== null && material.IsDownloadable ? material.ID : null, true)
  if (material.Address !== null)
    return (
      <Stack gap="sm">
        <div>
          <Code>{material.Address}</Code>
        </div>
        <div>
          <Button
            component="a"
            href={material.Address}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size="1rem" />}
          >
            {t('materials.visit')}
          </Button>
        </div>
      </Stack>
    )
  const problem = shown.problem ?? saved.problem
  return (
    <Stack gap="md">
      {problem !== null && (
        <ErrorState
          problem={problem}
          module="catalogue"
          onRetry={() => {
            void shown.renew()
            void saved.renew()
          }}
        />
      )}
      {isHere && problem === null && <InPlace material={material} {...shown} />}
      <Group gap="sm">
        {material.IsDownloadable ? (
          <Button
            component="a"
            variant={isHere ? 'default' : 'filled'}
            download
            {...(saved.address === null ? { 'data-disabled': true, 'aria-disabled': true } : { href: saved.address })}
            leftSection={<IconDownload size="1rem" />}
          >
            {t('materials.download')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('materials.notDownloadable')}
          </Text>
        )}
      </Group>
    </Stack>
  )
}

type Shown = ReturnType<typeof useMaterialAddress> & { readonly material: Material }

function InPlace({ material, address, renew }: Shown) {
  const t = useText('catalogue')
  const pick = usePick()
  const mediaType = material.MediaType ?? ''
  if (address === null) return <Skeleton height="12rem" />
  if (/^(video|audio)\//.test(mediaType)) return <Player material={material} address={address} renew={renew} />
  if (mediaType.startsWith('image/'))
    return <img className={classes['picture']} src={address} alt={pick(material.Title)} />
  return (
    <div>
      <Button component="a" href={address} target="_blank" rel="noopener" leftSection={<IconFileText size="1rem" />}>
        {t('materials.read')}
      </Button>
    </div>
  )
}

/** Plays by byte ranges. Where its address has ended or the line is cut it goes on from where it was, with another one. */
function Player({ material, address, renew }: Pick<Shown, 'material' | 'renew'> & { readonly address: string }) {
  const t = useText('catalogue')
  const pick = usePick()
  const at = useRef(0)
  const [failed, setFailed] = useState(false)
  const media = {
    className: classes['player'],
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': pick(material.Title),
    ...(!material.IsDownloadable && { controlsList: 'nodownload' }),
    onTimeUpdate: (event: { currentTarget: HTMLMediaElement }) => (at.current = event.currentTarget.currentTime),
    onLoadedMetadata: (event: { currentTarget: HTMLMediaElement }) => {
      if (at.current > 0) event.currentTarget.currentTime = at.current
    },
    onError: () => setFailed(true),
  } as const
  return (
    <Stack gap="xs">
      {material.Kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was uploaded has none
        <video playsInline {...media} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what was uploaded has none
        <audio {...media} />
      )}
      {failed && (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            <Text size="sm">{t('materials.unplayable')}</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                setFailed(false)
                void renew()
              }}
            >
              {t('materials.playAgain')}
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  )
}

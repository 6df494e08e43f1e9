import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { MediaPlayer } from '#platform/web/ui/media/MediaPlayer.tsx'
import { usePlayAddress } from '#platform/web/ui/media/usePlayAddress.ts'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import { isShown } from '../../../rules/materials.ts'
import classes from './Materials.module.css'

/** An address under which the browser itself reads a material (`saves`: keeps it). */
function useMaterialAddress(id: number | null, saves: boolean) {
  const ask = useMemo(
    () =>
      id === null
        ? null
        : async () => (await send(catalogueCalls.openMaterial, { body: { ID: id, Saves: saves } })).Address,
    [id, saves],
  )
  return usePlayAddress(ask)
}

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
  const isInPlace = isHere && /^(video|audio|image)\//.test(material.MediaType ?? '')
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
      {isInPlace && problem === null && <InPlace material={material} {...shown} />}
      <Group gap="sm">
        {isHere && !isInPlace && (
          <Button
            component="a"
            target="_blank"
            rel="noopener"
            {...opens(shown.address)}
            leftSection={<IconFileText size="1rem" />}
          >
            {t('materials.read')}
          </Button>
        )}
        {material.IsDownloadable ? (
          <Button
            component="a"
            variant={isHere ? 'default' : 'filled'}
            download
            {...opens(saved.address)}
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

/** Off until there is an address. */
const opens = (address: string | null) =>
  address === null ? { 'data-disabled': true, 'aria-disabled': true } : { href: address }

type Shown = ReturnType<typeof useMaterialAddress> & { readonly material: Material }

function InPlace({ material, address, renew }: Shown) {
  const pick = usePick()
  const mediaType = material.MediaType ?? ''
  if (address === null) return <Skeleton height="12rem" />
  if (/^(video|audio)\//.test(mediaType))
    return (
      <MediaPlayer
        kind={material.Kind === 'video' ? 'video' : 'audio'}
        address={address}
        renew={() => void renew()}
        label={pick(material.Title)}
        isOnlyShown={!material.IsDownloadable}
      />
    )
  return <img className={classes['picture']} src={address} alt={pick(material.Title)} />
}

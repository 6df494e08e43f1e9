import { PaperImage } from './PaperImage.tsx'
import classes from './PrintPicture.module.css'

/**
 * The picture of what a public document is about, across the paper; nothing where it has none. It is fetched without a
 * session, so its upload field lets visitors open it (`mayOpen`).
 */
export function PrintPicture({ fileId }: { fileId: number | null }) {
  const address = fileId === null ? null : `/api/File/Download?ID=${fileId}`
  return <PaperImage address={address} className={classes['picture']} />
}

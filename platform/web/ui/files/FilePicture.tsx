import classes from './FilePicture.module.css'
import { useFileAddress } from './file-address.ts'

/** A stored picture, fetched with the bearer; its place is kept until it has come. */
export function FilePicture({ fileId, description }: { fileId: number; description: string }) {
  const address = useFileAddress(fileId)
  return address ? (
    <img src={address} alt={description} className={classes['picture']} />
  ) : (
    <span className={classes['place']} aria-hidden />
  )
}

import { QRCodeSVG } from 'qrcode.react'

/** A QR code as SVG, dark on white also in the dark theme, as scanners need it. `label` is read out; null where the address stands beside it. */
export function QrCode({ value, label, size = 112 }: { value: string; label: string | null; size?: number }) {
  return (
    <QRCodeSVG
      value={value}
      size={size}
      level="M"
      marginSize={2}
      bgColor="#ffffff"
      fgColor="#16181d"
      {...(label === null ? { 'aria-hidden': true } : { title: label, role: 'img', 'aria-label': label })}
    />
  )
}

const lookEveryMs = 500

/**
 * `npm start` that is told to stop ends its shell and leaves what the shell had started. So the server looks whether
 * its parent is still there, and stops in order where it is not. Only under npm: others may well detach it.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), lookEveryMs).unref()
}

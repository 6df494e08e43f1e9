console.log(`Ready: Node ${process.version}. Next: npm start`)

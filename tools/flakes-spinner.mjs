// Keeps one processor busy for as long as the process that started it lives.
const parent = process.ppid;
for (let i = 0; process.ppid === parent; i = 0) while (i < 1e7) i++;

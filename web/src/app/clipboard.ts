/** Put a text on the clipboard, from this field if the browser lets no page do it by itself; whether it is there. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS there is no clipboard; what is selected can be copied there in the way of older pages.
    field?.select();
    try {
      return field !== undefined && document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** Save a text as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

import "../buttons.css";
import "./file-field.css";
import { useSignal } from "@preact/signals";

interface Props {
  /** On the button. */
  label: string;
  /** Ends of names, ".pdn,.txt". */
  accept: string;
  required?: boolean;
  onFile(file: File | undefined): void;
}

/** A button that chooses a file, and the name of the chosen one. */
export function FileField({ label, accept, required = false, onFile }: Props) {
  const name = useSignal("");
  return (
    <label class="file-field">
      <input
        type="file"
        class="visually-hidden"
        aria-label={label}
        accept={accept}
        required={required}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          name.value = file?.name ?? "";
          onFile(file);
        }}
      />
      <span class="button" aria-hidden="true">
        {label}
      </span>
      <span class="file-name muted small">{name}</span>
    </label>
  );
}

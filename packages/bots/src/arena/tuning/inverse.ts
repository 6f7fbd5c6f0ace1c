/** The inverse of a symmetric matrix whose eigenvalues are all above 0, row by row (Gauss and Jordan; such a matrix needs no other pivots than its diagonal). */
export function inverse(matrix: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const a = Float64Array.from(matrix);
  for (let k = 0; k < size; k++) {
    const pivot = 1 / (a[k * size + k] as number);
    for (let i = 0; i < size; i++) {
      if (i === k) continue;
      const by = (a[i * size + k] as number) * pivot;
      for (let j = 0; j < size; j++) if (j !== k) (a[i * size + j] as number) -= by * (a[k * size + j] as number);
      a[i * size + k] = -by;
    }
    for (let j = 0; j < size; j++) (a[k * size + j] as number) *= pivot;
    a[k * size + k] = pivot;
  }
  return a;
}
